type Appeal = {
  readonly decisionId: string
  readonly withdrawnAt: Date | null
  readonly confirmedAt: Date | null
}

/** What the other body has said counts once a second person has confirmed it. */
export const toAnswered = ({ decisionId, withdrawnAt, confirmedAt: answeredAt }: Appeal) => ({
  decisionId,
  withdrawnAt,
  answeredAt,
})
