// The two parts of class-validator that are used. Its index loads every decorator, with the validators and the phone numbers of all
// countries: 300 files, which take a sixth of a program's start.
declare module 'class-validator/cjs/decorator/common/ValidateBy.js' {
  export { ValidateBy } from 'class-validator';
}
declare module 'class-validator/cjs/validation/Validator.js' {
  export { Validator } from 'class-validator';
}
