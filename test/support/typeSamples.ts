/** Values of every kind that a type allows, made from the type itself: arguments for sentences. */
import { join } from "node:path";
import fc, { type Arbitrary } from "fast-check";
import ts from "typescript";

/** Stands for every name that a sentence is given. */
export const NAME = "Zq";
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 111, 1500, 1.5, -40];
const DEEPEST = 8;

const ROOT = join(import.meta.dirname, "../..");

/** The types of those names, as those files of the sources export them, ready to be sampled. */
export function exportedTypes<Name extends string>(
  files: {
    readonly [name in Name]: string;
  },
): { readonly [name in Name]: SampledType } {
  const names = Object.keys(files) as Name[];
  const paths = names.map((name) => join(ROOT, files[name]));
  // Nothing of the page is in these types, so the large library of the DOM is not read.
  const program = ts.createProgram(paths, {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const found = names.map((name, index) => {
    const source = program.getSourceFile(paths[index] ?? "");
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    if (symbol === undefined) throw new Error(`${files[name]} exports no ${name}`);
    return [name, new SampledType(checker, checker.getDeclaredTypeOfSymbol(symbol))] as const;
  });
  return Object.fromEntries(found) as { [name in Name]: SampledType };
}

export class SampledType {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly type: ts.Type,
  ) {}

  /** undefined: it has no such property. */
  property(name: string): SampledType | undefined {
    const found = this.checker.getPropertyOfType(this.type, name);
    if (found === undefined) return undefined;
    // What may be null is asked for where it is not.
    const type = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(found));
    return new SampledType(this.checker, type);
  }

  /** Lists of arguments that it may be called with. */
  calls(count: number): readonly (readonly unknown[])[] {
    const [signature] = this.type.getCallSignatures();
    if (signature === undefined)
      throw new Error(`${this.checker.typeToString(this.type)} is no function`);
    const parameters = signature
      .getParameters()
      .map((parameter) => this.arbitrary(this.checker.getTypeOfSymbol(parameter), 0));
    return fc.sample(fc.tuple(...parameters), { numRuns: count, seed: 1 });
  }

  private arbitrary(type: ts.Type, depth: number): Arbitrary<unknown> {
    const { checker } = this;
    if (type.isLiteral()) return fc.constant(type.value);
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return fc.constant(checker.typeToString(type) === "true");
    if (type.flags & ts.TypeFlags.Null) return fc.constant(null);
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return fc.constant(undefined);
    if (type.flags & ts.TypeFlags.NumberLike) return fc.constantFrom(...NUMBERS);
    if (type.flags & ts.TypeFlags.StringLike) return fc.constant(NAME);
    if (type.isUnion()) return this.oneOf(type.types, depth);
    if (type.flags & ts.TypeFlags.TypeParameter)
      return this.arbitrary(
        checker.getBaseConstraintOfType(type) ?? checker.getStringType(),
        depth,
      );
    return this.ofObject(type, depth);
  }

  private oneOf(types: readonly ts.Type[], depth: number): Arbitrary<unknown> {
    const plain = types.filter(({ flags }) => !(flags & ts.TypeFlags.Object));
    const some = depth >= DEEPEST && plain.length > 0 ? plain : types;
    return fc.oneof(...some.map((each) => this.arbitrary(each, depth + 1)));
  }

  private ofObject(type: ts.Type, depth: number): Arbitrary<unknown> {
    const { checker } = this;
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference);
      return fc.tuple(...items.map((item) => this.arbitrary(item, depth + 1)));
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      if (item === undefined || depth >= DEEPEST) return fc.constant([]);
      return fc.array(this.arbitrary(item, depth + 1), { maxLength: 3 });
    }
    const kind = type.symbol?.name.replace("Readonly", "");
    if (kind === "Map") return fc.constant(new Map([[NAME, NAME]]));
    if (kind === "Set") return fc.constant(new Set([NAME]));
    const [call] = type.getCallSignatures();
    if (call !== undefined)
      return this.arbitrary(call.getReturnType(), depth + 1).map((made) => () => made);
    return this.ofProperties(type, depth);
  }

  private ofProperties(type: ts.Type, depth: number): Arbitrary<unknown> {
    const { checker } = this;
    const model: { [name: string]: Arbitrary<unknown> } = {};
    const requiredKeys: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (isOptional && depth >= DEEPEST) continue;
      const of = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const whole = checker.getTypeOfSymbol(property);
      model[property.name] = this.arbitrary(isOptional ? of : whole, depth + 1);
      if (!isOptional) requiredKeys.push(property.name);
    }
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index !== undefined) {
      model[NAME] = this.arbitrary(index, depth + 1);
      requiredKeys.push(NAME);
    }
    return fc.record(model, { requiredKeys });
  }
}
