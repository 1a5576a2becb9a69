import type { DemoContext } from '#core/feature/feature.server.ts'

export async function seedDepositAccounts(_context: DemoContext): Promise<void> {}
