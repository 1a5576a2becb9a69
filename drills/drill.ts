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
  readonly databaseUrl: string
  readonly authSecret: string
  /** Of the card provider's stand-in, with the key of its control interface. */
  readonly simulatorUrl: string
  readonly simulatorKey: string
  /** For what a drill writes; removed at the end. */
  readonly folder: string
}

/** What is given on the command line. */
export type DrillOptions = {
  /** Restarts, or how often a release goes forth and back; fewer while a drill is changed. */
  readonly rounds: number | undefined
  /** Where the earlier release is that the stack runs; null in other drills. */
  readonly earlier: string | null
}
