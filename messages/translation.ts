/** A sentence, or a function that puts its parameters into one. */
type Message = string | readonly string[] | ((...parameters: never[]) => unknown)

/** The messages of one file, by key; groups may be nested. */
export interface Messages {
  readonly [key: string]: Message | Messages
}

/** The same messages in another locale: every key, with the same parameters. */
export type Translation<M> = {
  readonly [Key in keyof M]: M[Key] extends (...parameters: infer Parameters) => infer Sentence
    ? (...parameters: Parameters) => Sentence extends string ? string : Sentence
    : M[Key] extends string
      ? string
      : M[Key] extends readonly string[]
        ? readonly string[]
        : Translation<M[Key]>
}
