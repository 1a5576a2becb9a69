/** What people wear in gym pictures. */
export const sporty = { sleeves: 'none', shorts: true } as const
export const tights = { sleeves: 'short' } as const
export const barefoot = { ...tights, barefoot: true } as const
