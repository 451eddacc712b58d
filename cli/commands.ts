import { backup } from './backup.ts'
import type { Command, CommandName } from './command/command.ts'
import { doctor } from './doctor.ts'
import { exportTable } from './export.ts'
import { importProducts } from './import.ts'
import { keys } from './keys.ts'
import { newShop } from './new.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'
import { staff } from './staff.ts'
import { upgrade } from './upgrade.ts'

/** The commands of `npm run shop`. */
export const commands: Record<CommandName, Command> = {
  doctor,
  new: newShop,
  staff,
  // Its name when there was one role.
  admin: staff,
  keys,
  seed,
  import: importProducts,
  export: exportTable,
  backup,
  restore,
  upgrade,
}
