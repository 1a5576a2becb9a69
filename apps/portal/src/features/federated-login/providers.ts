/** Who may assert who somebody is, as addresses, cookies and tables name them. */
export const providerIds = ['feide', 'id-porten'] as const
export type ProviderId = (typeof providerIds)[number]

/** As people know them, in every language. */
export const providerNames: Readonly<Record<ProviderId, string>> = {
  feide: 'Feide',
  'id-porten': 'ID-porten',
}

/** The page for somebody whose account there is not linked to one here. */
export const linkPages = { feide: 'loginFeide', 'id-porten': 'loginIdPorten' } as const
