import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { reportFailure } from '#platform/report-failure.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import type { ContactCategories } from './contract.ts'
import { inquiryEndpoints } from './endpoints.ts'

/**
 * The same for everybody, so that the form comes with the page.
 * @returns undefined when there is no form, or when they cannot be had: the browser tries again
 */
export async function loadCategories(): Promise<ContactCategories | undefined> {
  if (!isServiceOffered('contact')) return undefined
  try {
    const query = { language: getLocale() }
    return await callEndpoint(inquiryEndpoints.listCategories, { query })
  } catch (error) {
    reportFailure(error)
    return undefined
  }
}
