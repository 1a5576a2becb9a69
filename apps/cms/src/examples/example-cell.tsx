'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { inLanguage } from '../admin/in-language.ts'

const label = { nb: 'Eksempel', en: 'Example' }

/** In the list: what is still an example says so, and nothing else. */
export function ExampleCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return cellData === true ? (
    <span className="trivsel-example">{inLanguage(i18n, label)}</span>
  ) : null
}
