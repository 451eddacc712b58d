/** The names of the reviewers. */
export const reviewers = [
  ...['Ines M.', 'Carla', 'Priya S.', 'Tom B.', 'Anouk', 'Dee', 'Marguerite L.', 'Jonas', 'Fatima', 'Beth W.', 'Yuki'],
  ...['Sol R.', 'Oona', 'R. Alvarez', 'Nadia', 'Grace H.', 'Hugo P.', 'Lena', 'Amara', 'Cat', 'Wren', 'Elif', 'Noor'],
  ...['Maddie', 'Jules', 'Kiran', 'Tess O.', 'Marcus', 'Bianca F.', 'Owen', 'Leila', 'Sam K.', 'Rosa', 'Dana', 'Theo'],
  ...['Mei', 'Camille B.', 'Andre', 'Paige', 'Zoe T.', 'Ravi', 'Hannah', 'Luca', 'Simone', 'Gwen', 'Farah', 'Nick D.'],
]
