import type { Service } from '#platform/services/services.ts'

/** Of the letters that can be verified: those about deposits. */
export const service: Service = 'depositAccount'
