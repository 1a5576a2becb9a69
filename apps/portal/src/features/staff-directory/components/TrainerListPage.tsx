import { m } from '#messages'
import { filterChoices } from '../filter-choices.ts'
import type { LoadedStaffList } from '../load-staff-list.ts'
import { StaffListPage } from './StaffListPage.tsx'

export function TrainerListPage({ list }: { list: LoadedStaffList }) {
  return (
    <StaffListPage
      kind="personalTrainer"
      list={list}
      filters={[
        {
          name: 'fitnessClub',
          label: m.staff_fitness_club(),
          all: m.staff_all_fitness_clubs(),
          ...filterChoices(list.fitnessClubs, list.search.fitnessClub),
        },
        {
          name: 'goal',
          label: m.staff_goal(),
          all: m.staff_all_goals(),
          ...filterChoices(list.goals, list.search.goal),
        },
      ]}
    />
  )
}
