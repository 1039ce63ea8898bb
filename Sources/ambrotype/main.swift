import AmbrotypeCommands
import Glibc

// The program: looks at the machine once, runs one command, ends with its code.

let code = await runCommandLine(Array(CommandLine.arguments.dropFirst()), outside: .machine())
exit(code.rawValue)
