/** The materials of each product, by SKU. */
const made = {
  Acetate: [
    ...['MG-S-001', 'MG-S-004', 'MG-S-005', 'MG-S-006', 'MG-S-007', 'MG-S-008', 'MG-S-010', 'MG-S-011', 'MG-S-012'],
    ...['MG-S-013', 'MG-S-014', 'MG-S-016', 'MG-S-017', 'MG-S-019', 'MG-S-022', 'MG-S-023'],
    ...['MG-H-201', 'MG-H-202', 'MG-H-205', 'MG-H-208'],
  ],
  Steel: ['MG-S-002', 'MG-S-003', 'MG-S-009', 'MG-S-018', 'MG-S-020', 'MG-S-021', 'MG-S-024'],
  Titanium: ['MG-S-015'],
  Linen: ['MG-A-101', 'MG-A-104', 'MG-A-111', 'MG-A-112', 'MG-H-209'],
  Satin: ['MG-A-102', 'MG-H-207'],
  Cotton: ['MG-A-103', 'MG-A-108', 'MG-A-110', 'MG-A-113', 'MG-A-116', 'MG-F-307'],
  Wool: ['MG-A-105', 'MG-A-106', 'MG-A-107', 'MG-A-109', 'MG-A-114', 'MG-A-115', 'MG-F-304', 'MG-F-310'],
  Silk: ['MG-H-203', 'MG-F-303'],
  Velvet: ['MG-H-204', 'MG-H-210'],
  Pearl: ['MG-H-206'],
  Leather: ['MG-F-301', 'MG-F-302', 'MG-F-305'],
  Straw: ['MG-F-306'],
  Silver: ['MG-F-308', 'MG-F-309'],
}

type Material = keyof typeof made

const care: Record<Material, string> = {
  Acetate: 'Rinse with lukewarm water and dry with a soft cloth. Keep away from heat, alcohol and hair spray.',
  Steel: 'Wipe with a soft, damp cloth. Rinse after a day by the sea.',
  Titanium: 'Wipe with a soft, damp cloth. It does not rust.',
  Linen: 'Machine wash cold with similar colors. Line dry and iron while damp.',
  Satin: 'Hand wash cold with a mild detergent. Dry flat and iron cool on the inside.',
  Cotton: 'Machine wash cold. Tumble dry low or line dry, and iron warm.',
  Wool: 'Hand wash cold or use the wool cycle. Dry flat and brush off pilling with a comb.',
  Silk: 'Hand wash cold with a detergent for silk. Dry in the shade and iron cool.',
  Velvet: 'Spot clean with a damp cloth and brush the pile back into place. Do not iron.',
  Pearl: 'Put on after perfume and hair spray. Wipe with a soft, dry cloth after wearing.',
  Leather: 'Treat with leather cream twice a year. Keep dry, and let it dry slowly when it gets wet.',
  Straw: 'Brush off dust and keep dry. Store it on its crown.',
  Silver: 'Polish with a silver cloth. Store it in its pouch, away from moisture.',
}

const materials = Object.entries(made) as [Material, string[]][]

/** The fields of a product that follow from its materials. */
export function productFacts(sku: string) {
  const material = materials.find(([, skus]) => skus.includes(sku))?.[0] ?? null
  return { material, care: material ? care[material] : '' }
}

export type ProductFacts = ReturnType<typeof productFacts>
