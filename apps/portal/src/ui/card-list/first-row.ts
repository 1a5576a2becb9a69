/** Pictures of the first cards are wanted at once; the others when they come near. */
export const firstRow = 3
