/** The kind of the offers of extra openings in the engine of places. */
export const extraPlaceKind = 'kindergarten-extra'
