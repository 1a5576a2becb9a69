import type { blockColourNames } from '@trivsel/content-contract/pages'

type ColourName = (typeof blockColourNames)[number]

/** What editors call the colours of a block. */
export const blockColourLabels: Record<ColourName, { nb: string; en: string }> = {
  none: { nb: 'Ingen', en: 'None' },
  apple_02: { nb: 'Eplerød, lys', en: 'Apple red, light' },
  apple_11: { nb: 'Eplerød, mørk', en: 'Apple red, dark' },
  dandelion_02: { nb: 'Løvetanngul, lys', en: 'Dandelion yellow, light' },
  dandelion_06: { nb: 'Løvetanngul', en: 'Dandelion yellow' },
  granitt_10: { nb: 'Granittgrå, mørk', en: 'Granite grey, dark' },
  pistachio_01: { nb: 'Pistasjgrønn, lys', en: 'Pistachio green, light' },
  pistachio_11: { nb: 'Pistasjgrønn, mørk', en: 'Pistachio green, dark' },
  syrin_01: { nb: 'Syrinlilla, lys', en: 'Lilac, light' },
  syrin_06: { nb: 'Syrinlilla', en: 'Lilac' },
  syrin_10: { nb: 'Syrinlilla, mørk', en: 'Lilac, dark' },
  'city pigeon_01': { nb: 'Bydueblå, lys', en: 'City pigeon blue, light' },
}
