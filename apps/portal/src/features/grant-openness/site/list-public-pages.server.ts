import { perLocale } from '@trivsel/content-contract/locales'
import type { ListedPage } from '#core/feature/feature.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

export const listPublicPages = async (): Promise<ListedPage[]> => [
  { alternates: perLocale((locale) => pagePath('grantedGrants', locale)), updatedAt: null },
]
