/** Characters. */
export const longest = {
  /** It is in titles, subjects and the logo. */
  name: 60,
  /** A line of a letter. */
  line: 100,
  phone: 20,
  email: 254,
  link: 200,
  lines: 500,
} as const

export const mostLinks = 8
