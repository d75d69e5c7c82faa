/** A text as it is sent, with the names of its values in their order. */
export interface StatementText {
  readonly text: string;
  readonly names: readonly string[];
}

/**
 * What is passed over as it is: strings with their doubled quotes and backslashes, quoted names, comments, dollar quotes and
 * casts. Then a parameter, which follows neither a word nor a bracket, as the end of a slice (`list[1:n]`) does.
 */
const PIECE =
  /(\be'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'|"(?:""|[^"])*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([a-z_]\w*)?\$[\s\S]*?\$\2\$|::)|(?<![\w\])]):([a-z_]\w*)/gi;

/** Puts $1, $2 … in the place of `:name`, numbered as they come; a name that comes again keeps its number. */
export function numberParameters(source: string): StatementText {
  const names: string[] = [];
  const text = source.replace(PIECE, (all: string, _passed, _tag, name: string | undefined) => {
    if (name === undefined) return all;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}
