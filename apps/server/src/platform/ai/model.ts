import type { LanguageModel } from 'ai';
import type { Config } from '../config.ts';

/** The language model the environment names. Provider packages load only when used. */
export async function openModel(config: Config): Promise<LanguageModel> {
  const name = config.AI_MODEL ?? '';
  const options = {
    apiKey: config.AI_API_KEY ?? '',
    ...(config.AI_BASE_URL ? { baseURL: config.AI_BASE_URL } : {}),
  };
  switch (config.AI_PROVIDER) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options)(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(name);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(name);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'configured',
        baseURL: config.AI_BASE_URL ?? '',
        apiKey: config.AI_API_KEY ?? '',
        supportsStructuredOutputs: true,
      })(name);
    }
    case 'built-in':
      throw new Error('No model is configured.');
  }
}
