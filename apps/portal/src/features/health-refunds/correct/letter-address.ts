import type { Locale } from '@trivsel/content-contract/locales'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { letterEndpoints } from '../letters/endpoints.ts'

/** The PDF of a decision. */
export const letterAddress = (id: string, letter: string, language: Locale): string =>
  endpointAddress(letterEndpoints.staffLetter, { params: { id, letter }, query: { language } })
