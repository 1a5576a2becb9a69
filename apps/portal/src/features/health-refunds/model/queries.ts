/** Of everything that is read about refunds of health expenses. */
export const healthRefundsKey = ['health-refunds'] as const
