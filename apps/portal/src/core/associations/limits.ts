/** The longest texts of an association, in characters. */
export const longest = {
  slug: 60,
  name: 100,
  purpose: 200,
  description: 4000,
  howToJoin: 1000,
  person: 200,
  role: 60,
} as const

/** So often one invitation is sent: then its address is wrong, or its owner does not want to. */
export const mostMails = 3
