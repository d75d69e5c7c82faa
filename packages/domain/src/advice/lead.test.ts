import { describe, expect, it } from 'vitest';
import { isAboutAdvice, isLead } from './lead.ts';

describe('words of a model before facts', () => {
  it.each([
    'Here is what your record says.',
    'Let us look at the rules first.',
    'Veamos primero tu registro.',
    'Voici ce que dit la règle :',
    'Hier steht, was die Regeln dazu sagen.',
    '',
  ])('may be “%s”', (text) => {
    expect(isLead(text)).toBe(true);
  });

  it.each([
    'You are eligible.',
    'You need 16 units.',
    'Your GPA is 3.9.',
    'Division I says yes.',
    'You are not on the list.',
    'You stand well.',
    'You are on the list.',
    'Your plan is good.',
    'Estás en la lista.',
    'Du stehst gut da.',
    'Eres elegible.',
    'No te falta nada.',
    'Vous êtes qualifié.',
    'Tu n’as plus rien à faire.',
    'Du bist qualifiziert.',
    'Dir fehlt nichts.',
    'See <b>here</b>',
    'See https://example.org',
    'Here is ① what',
    `Here is ${'what your record says '.repeat(20)}`,
    'Here es was dit',
  ])('may not be “%s”', (text) => {
    expect(isLead(text)).toBe(false);
  });
});

it('tells what the tools could know from what they can’t', () => {
  expect(isAboutAdvice('Could summer classes rescue my season?')).toBe(true);
  expect(isAboutAdvice('Reicht mein Notenbild?')).toBe(false);
  expect(isAboutAdvice('Was ist mit meinen Noten?')).toBe(true);
  for (const text of ['What is the weather?', 'Tell me a joke', 'asdf'])
    expect(isAboutAdvice(text)).toBe(false);
});
