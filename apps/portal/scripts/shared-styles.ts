/** Parts of `ui` and `core` that few visitors see: their styles come with the pages that show them. */
export const foldersWithOwnStyles = [
  'src/ui/data-table/',
  'src/core/staff-area/',
  'src/core/locations/map/',
] as const

/** Whether a style sheet belongs to the one that every page loads. */
export function isSharedStyle(path: string): boolean {
  return (
    /\/src\/(?:ui|core)\/.*\.css$/.test(path) &&
    !foldersWithOwnStyles.some((folder) => path.includes(`/${folder}`))
  )
}
