/** What a drill found out. */
export type Found = {
  /** Lines of a table: what, and how it went. */
  readonly rows: readonly (readonly [string, string])[]
  /** Nobody would have been let down. */
  readonly isFine: boolean
}

export type Surroundings = {
  /** Of the portal that the stack runs. */
  readonly portalUrl: string
  /** For what a drill writes; removed at the end. */
  readonly folder: string
}
