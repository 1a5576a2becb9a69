import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { findOrganisationName } from '../../../../accounts/organisation-name.ts'
import { findOrganisationPicture } from '../../../../admin/organisation-pictures.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{
    segments: string[]
  }>
  searchParams: Promise<{
    [key: string]: string | string[]
  }>
}

/** Titles end with the name of the organisation, and tabs bear its mark. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const [metadata, payload] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    getPayload({ config }),
  ])
  const { drizzle: database } = payload.db
  const [name, icon] = await Promise.all([
    findOrganisationName(database, 'nb'),
    findOrganisationPicture(database, '/favicon.ico'),
  ])
  return {
    ...metadata,
    title: `${metadata.title} – ${name}`,
    ...(icon && { icons: [{ rel: 'icon', url: icon.address }] }),
  }
}

const Page = ({ params, searchParams }: Args) =>
  RootPage({ config, params, searchParams, importMap })

export default Page
