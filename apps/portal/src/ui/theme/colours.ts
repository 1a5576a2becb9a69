/**
 * The colours that an editor may give a block: the names of specification section 3.
 * `ink` is the text colour on that field; a test holds every pair to a contrast of 4.5:1.
 */
export const blockColours = {
  apple_02: { field: '#FFF3F0', ink: '#33393F' },
  apple_11: { field: '#8E2A1C', ink: '#FFFFFF' },
  dandelion_02: { field: '#FFF8DF', ink: '#33393F' },
  dandelion_06: { field: '#F7CF4D', ink: '#33393F' },
  granitt_10: { field: '#33393F', ink: '#FFFFFF' },
  pistachio_01: { field: '#F4F9F1', ink: '#33393F' },
  pistachio_11: { field: '#1F5A36', ink: '#FFFFFF' },
  syrin_01: { field: '#F8F5FC', ink: '#33393F' },
  syrin_06: { field: '#C3AEE5', ink: '#33393F' },
  syrin_10: { field: '#5B3E96', ink: '#FFFFFF' },
  'city pigeon_01': { field: '#F2F6F9', ink: '#33393F' },
} as const

export type BlockColour = keyof typeof blockColours
