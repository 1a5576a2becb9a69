import { uuidQuery } from '#platform/routing/page.ts'
import { validateWizardSearch, type WizardSearch } from '#ui/wizard/wizard-stage.ts'

export type ApplySearch = WizardSearch & { scheme?: string; period?: string }

const applyQuery = { scheme: uuidQuery, period: /^20\d\d[VH]?$/ } as const

/** For the route: the scheme, the period and the page of the form. */
export function readApplySearch(given: Record<string, unknown>): ApplySearch {
  const read = (name: keyof typeof applyQuery) => {
    const value = String(given[name] ?? '')
    return applyQuery[name].test(value) ? { [name]: value } : {}
  }
  return { ...read('scheme'), ...read('period'), ...validateWizardSearch(given) }
}
