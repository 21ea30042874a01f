import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/codec/parseScenario";
import { galleryScenario } from "../../src/gallery/gallery";
import { courseIn } from "../../src/lessons/course";
import { lessonFaults } from "../../src/lessons/faults";
import { lessons } from "../../src/texts/en/lessons/lessons";

const course = courseIn(lessons);

describe("the course", () => {
  it.each(course.map((lesson) => [lesson.id, lesson] as const))("%s has no fault", (_, lesson) => {
    const scenarioFaults = (scenario: unknown) => {
      const parsed = parseScenario(scenario);
      return parsed.ok ? [] : parsed.problems;
    };
    expect(lessonFaults(lesson, galleryScenario, scenarioFaults)).toEqual([]);
  });
});
