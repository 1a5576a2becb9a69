export const serviceFormIds = [
  'semester-wafers',
  'info-stand',
  'welcome-lecture',
  'health-coordinator',
] as const
export type ServiceFormId = (typeof serviceFormIds)[number]
