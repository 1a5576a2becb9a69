import { getLocale } from '#locale'
import { m } from '#messages'
import { fetchFile } from '#platform/api-client.ts'
import type { DownloadedFile } from '#platform/save-file.ts'
import { certificateEndpoint, staffCertificateEndpoint } from './endpoints.ts'

const inLanguage = () => ({ language: getLocale() })

const named = async (response: Response): Promise<DownloadedFile> => ({
  name: `${m.course_certificate_file()}.pdf`,
  content: await response.blob(),
})

/** @throws {ApiError} see `certificateRefusals` */
export const fetchCertificate = async (code: string): Promise<DownloadedFile> =>
  named(await fetchFile(certificateEndpoint, { params: { code }, query: inLanguage() }))

/** @throws {ApiError} see `certificateRefusals`, and those of staff */
export const fetchStaffCertificate = async (id: string): Promise<DownloadedFile> =>
  named(await fetchFile(staffCertificateEndpoint, { params: { id }, query: inLanguage() }))
