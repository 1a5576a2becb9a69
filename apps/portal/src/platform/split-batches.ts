/** The rows in groups of at most `size`, in their order. */
export const splitBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  )
