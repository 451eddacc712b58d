/** What each product is made of, by its SKU. */
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

const materials = Object.entries(made) as [Material, string[]][]

/** The fields of a product that follow from what it is made of. */
export function productFacts(sku: string) {
  const material = materials.find(([, skus]) => skus.includes(sku))?.[0] ?? null
  return { material }
}

export type ProductFacts = ReturnType<typeof productFacts>
