/**
 * What says that nobody was charged, in either language, however it is put. Texts that may are given
 * to `tellMoney` as those of `nothing` and `released`.
 */
export const claimsNotCharged =
  /(ikke|ingenting|aldri)( \S+)? belastet|(ingenting|aldri)( \S+)? trukket|(not|n['’]t|nothing|never)( has| was| is)?( been| be)? charged|nothing (has been|was|is) taken/i
