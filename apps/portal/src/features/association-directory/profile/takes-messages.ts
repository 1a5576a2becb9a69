import type { Profile } from './contract.ts'

/** One that shows its address is written to there. */
export const takesMessagesByForm = ({ email, takesMessages }: Profile): boolean =>
  email === null && takesMessages
