import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { MemberImportPage } from '../member-file/components/MemberImportPage.tsx'

export const Route = createFileRoute('/staff/sports/member-import')({
  head: () => unlistedPageHead({ title: m.member_import_heading() }),
  component: MemberImportPage,
})
