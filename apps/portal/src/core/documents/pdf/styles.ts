import type { Style } from './write-lines.server.ts'

/* Colours of the site by their values: ink, the brand, and a line of it. */
const ink = '#33393f'
export const brand = '#1f5a36'
export const lineColor = '#a9cf9b'

export const styles = {
  text: { size: 10.5, leading: 14.5, weight: 'regular', color: ink },
  strong: { size: 10.5, leading: 14.5, weight: 'bold', color: ink },
  amount: { size: 10.5, leading: 14.5, weight: 'regular', color: ink, isRight: true },
  total: { size: 10.5, leading: 14.5, weight: 'bold', color: ink, isRight: true },
  small: { size: 8.5, leading: 12, weight: 'regular', color: ink },
  pageNumber: { size: 8.5, leading: 12, weight: 'regular', color: ink, isRight: true },
  code: { size: 15, leading: 22, weight: 'bold', color: ink },
  sender: { size: 15, leading: 20, weight: 'bold', color: brand },
  title: { size: 20, leading: 26, weight: 'bold', color: ink },
  section: { size: 12.5, leading: 18, weight: 'bold', color: ink },
} as const satisfies Record<string, Style>
