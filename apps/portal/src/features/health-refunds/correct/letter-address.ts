import type { Locale } from '@trivsel/content-contract/locales'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { staffLetterEndpoints } from './letter-endpoints.ts'

/** The PDF of a decision. */
export const letterAddress = (id: string, letter: string, language: Locale): string =>
  endpointAddress(staffLetterEndpoints.letter, { params: { id, letter }, query: { language } })
