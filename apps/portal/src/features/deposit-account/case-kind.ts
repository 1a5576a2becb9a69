/** The kind that core/cases keeps applications under. */
export const applicationKind = 'deposit-application'
