/** Where the goods of each look are seen, as shares of its width and height; written by `demo/studio/render.ts`. */
export const lookSpots: Record<string, { sku: string; color: string; x: number; y: number }[]> = {
  'first-frost': [
    { sku: 'MG-F-310', color: 'Gray', x: 0.551, y: 0.356 },
    { sku: 'MG-F-307', color: 'Navy', x: 0.313, y: 0.52 },
    { sku: 'MG-S-015', color: 'Silver', x: 0.741, y: 0.684 },
  ],
  'hair-up': [
    { sku: 'MG-H-210', color: 'Forest', x: 0.313, y: 0.201 },
    { sku: 'MG-H-203', color: 'Sage', x: 0.671, y: 0.351 },
    { sku: 'MG-H-208', color: 'Honey', x: 0.785, y: 0.629 },
    { sku: 'MG-H-206', color: 'Pearl', x: 0.425, y: 0.792 },
  ],
  'late-table': [
    { sku: 'MG-F-302', color: 'Black', x: 0.362, y: 0.277 },
    { sku: 'MG-H-203', color: 'Champagne', x: 0.747, y: 0.52 },
    { sku: 'MG-F-308', color: 'Gold', x: 0.535, y: 0.741 },
    { sku: 'MG-F-309', color: 'Gold', x: 0.727, y: 0.814 },
  ],
  'monday-at-nine': [
    { sku: 'MG-F-301', color: 'Cognac', x: 0.364, y: 0.457 },
    { sku: 'MG-F-305', color: 'Black', x: 0.815, y: 0.796 },
    { sku: 'MG-S-001', color: 'Black', x: 0.583, y: 0.794 },
  ],
  'noon-on-the-terrace': [
    { sku: 'MG-F-306', color: 'Natural', x: 0.259, y: 0.234 },
    { sku: 'MG-F-303', color: 'Sage', x: 0.589, y: 0.35 },
    { sku: 'MG-S-011', color: 'Tortoise', x: 0.755, y: 0.594 },
    { sku: 'MG-H-201', color: 'Ivory', x: 0.442, y: 0.699 },
  ],
  'packed-light': [
    { sku: 'MG-F-304', color: 'Camel', x: 0.242, y: 0.42 },
    { sku: 'MG-F-305', color: 'Cognac', x: 0.753, y: 0.498 },
    { sku: 'MG-S-003', color: 'Gold', x: 0.717, y: 0.821 },
  ],
}
