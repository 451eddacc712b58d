const women = [
  ...['Ines M.', 'Carla', 'Priya S.', 'Anouk', 'Dee', 'Marguerite L.', 'Fatima', 'Beth W.', 'Yuki', 'Sol R.', 'Oona'],
  ...['Nadia', 'Grace H.', 'Lena', 'Amara', 'Cat', 'Wren', 'Elif', 'Noor', 'Maddie', 'Tess O.', 'Bianca F.', 'Leila'],
  ...['Rosa', 'Dana', 'Mei', 'Camille B.', 'Paige', 'Zoe T.', 'Hannah', 'Simone', 'Gwen', 'Farah'],
]
const men = [
  ...[
    'Tom B.',
    'Jonas',
    'R. Alvarez',
    'Hugo P.',
    'Jules',
    'Kiran',
    'Marcus',
    'Owen',
    'Sam K.',
    'Theo',
    'Andre',
    'Ravi',
  ],
  ...['Luca', 'Nick D.', 'Eli', 'Mateo', 'Desmond'],
]

/** The names of the reviewers, by the category of the products that they review. */
export const reviewers: Readonly<Record<string, readonly string[]>> = {
  Women: women,
  Men: men,
  Unisex: women.flatMap((name, at) => [name, ...men.slice(at, at + 1)]),
}
