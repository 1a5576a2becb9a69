/**
 * The colours that an editor may give a block: the names of specification section 3. Text on a
 * `paper` follows the light of the system with it; a `bright` field has dark text and a `dark` field
 * white text in any light. A test holds every pair to a contrast of 4.5:1.
 */
export const blockColours = {
  apple_02: 'paper',
  apple_11: 'dark',
  dandelion_02: 'paper',
  dandelion_06: 'bright',
  granitt_10: 'dark',
  pistachio_01: 'paper',
  pistachio_11: 'dark',
  syrin_01: 'paper',
  syrin_06: 'bright',
  syrin_10: 'dark',
  'city pigeon_01': 'paper',
} as const

export type BlockColour = keyof typeof blockColours
