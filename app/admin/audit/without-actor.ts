/** The parts of a sentence without who did it: "Canceled 100001" of "Ann Lee canceled 100001". */
export function withoutActor<Node>(
  say: <Part>(by: Part, subject: Part) => readonly (string | Part)[],
  subject: Node,
): (string | Node)[] {
  const [, verb, ...rest] = say<string | Node>('', subject)
  return typeof verb === 'string'
    ? [verb.trimStart().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ...rest]
    : rest
}
