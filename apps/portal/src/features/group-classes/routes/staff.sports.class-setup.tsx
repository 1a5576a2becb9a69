import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InstructorFile } from '../instructor-file/components/InstructorFile.tsx'
import { ClassSetupPage } from '../setup/components/ClassSetupPage.tsx'

export const Route = createFileRoute('/staff/sports/class-setup')({
  head: () => unlistedPageHead({ title: m.class_setup_heading() }),
  component: () => <ClassSetupPage instructorFile={(setup) => <InstructorFile setup={setup} />} />,
})
