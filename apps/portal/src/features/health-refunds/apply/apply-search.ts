import { validateWizardSearch, type WizardSearch } from '#ui/wizard/wizard-stage.ts'
import { applyQuery } from '../addresses.ts'

export type ApplySearch = WizardSearch & { scheme?: string; period?: string }

/** For the route: the scheme, the period and the page of the form. */
export function readApplySearch(given: Record<string, unknown>): ApplySearch {
  const read = (name: keyof typeof applyQuery) => {
    const value = String(given[name] ?? '')
    return applyQuery[name].test(value) ? { [name]: value } : {}
  }
  return { ...read('scheme'), ...read('period'), ...validateWizardSearch(given) }
}
