import type { Service } from '#platform/services/services.ts'

export const service: Service = 'healthRefunds'
