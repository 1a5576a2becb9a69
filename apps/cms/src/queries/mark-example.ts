/** Says of a text that it is still an example; of any other nothing. */
export const markExample = (isExample: boolean | null | undefined): { isExample?: true } =>
  isExample ? { isExample } : {}
