/** The longest term of a synonym, and the longest word for it, in characters. */
export const maxTermLength = 40
/** A term of more words is a sentence. */
export const maxTermWords = 4
export const maxSynonymWords = 12
export const maxSynonyms = 500
