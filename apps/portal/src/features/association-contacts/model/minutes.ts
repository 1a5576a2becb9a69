/** What minutes are attached to: the assembly. */
export const minutesOf = (assemblyId: string) =>
  ({ kind: 'association-assembly', id: assemblyId }) as const
