/**
 * Matches any claim that the payer was not charged, in both languages. Only the texts `unpaid` and
 * `released` of `describeMoney` may match.
 */
export const claimsNotCharged =
  /(ikke|ingenting|aldri)( \S+)? belastet|(ingenting|aldri)( \S+)? trukket|(not|n['’]t|nothing|never)( has| was| is)?( been| be)? charged|nothing (has been|was|is) taken/i
