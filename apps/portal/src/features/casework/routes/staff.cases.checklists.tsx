import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where the setup was when it had checklists alone. */
export const Route = createFileRoute('/staff/cases/checklists')({
  beforeLoad: () => {
    throw redirect({ to: '/staff/cases/setup', replace: true })
  },
})
