/** Below `/api`, where Payload has its endpoints. */
export const healthPath = '/health'
